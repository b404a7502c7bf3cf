package houses;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Profile;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The state URL. The profile keeps it out of production. */
@RestController
@Profile("contract-test")
public class StateController {
    private final Houses houses;
    private final Map<String, Runnable> states;

    public StateController(Houses houses) {
        this.houses = houses;
        this.states = Map.of(
                "", () -> {},
                "demo", () -> {
                    houses.add("Lakeside 12", "Cottage");
                    houses.share("Harbour office");
                },
                "no-houses", () -> {},
                "session-expired", houses::endSession);
    }

    /** Puts the service into a state; 404 for an unknown one. */
    @PostMapping("/pact-states")
    public ResponseEntity<Map<String, Object>> change(@RequestBody Map<String, Object> change) {
        String state = String.valueOf(change.get("state"));
        return states.containsKey(state)
                ? ResponseEntity.ok(putInto(state))
                : ResponseEntity.notFound().build();
    }

    /** Returns the values that the service has made, by the names of the contract. */
    Map<String, Object> putInto(String state) {
        houses.reset();
        states.get(state).run();
        Map<String, Object> values = new HashMap<>();
        values.put("accessToken", houses.token());
        List<Map<String, Object>> all = houses.all();
        if (!all.isEmpty()) {
            values.put("houseId", all.get(0).get("id"));
        }
        return values;
    }
}
