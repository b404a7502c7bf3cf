package houses;

import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/** One call of the portal: houseList. */
@RestController
public class HouseController {
    private final Houses houses;

    public HouseController(Houses houses) {
        this.houses = houses;
    }

    @GetMapping("/api/ipc/house/houseList")
    public Map<String, Object> houseList(
            @RequestHeader(name = "token", required = false) String token) {
        if (!houses.knows(token)) {
            return Map.of("code", 70032, "desc", "The token is unknown.");
        }
        return Map.of("code", 200, "desc", "success", "data", houses.all());
    }
}
