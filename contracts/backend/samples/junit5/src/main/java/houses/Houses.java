package houses;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** The data of the service: one customer with houses and a session. */
@Component
public class Houses {
    private String token;
    private boolean ended;
    private final List<Map<String, Object>> houses = new ArrayList<>();

    /** Forgets every house and starts a new session. */
    public synchronized void reset() {
        token = "session-" + UUID.randomUUID();
        ended = false;
        houses.clear();
    }

    /** Adds houses of the customer; the first one is the default. */
    public synchronized void add(String... names) {
        for (String name : names) {
            houses.add(house(name, true, houses.isEmpty()));
        }
    }

    /** Adds a house of another customer. */
    public synchronized void share(String name) {
        houses.add(house(name, false, false));
    }

    private static Map<String, Object> house(String name, boolean isOwner, boolean isDefault) {
        String id = UUID.randomUUID().toString();
        return Map.of("id", id, "name", name, "isOwner", isOwner, "isDefault", isDefault);
    }

    public synchronized void endSession() {
        ended = true;
    }

    public synchronized boolean knows(String sent) {
        return !ended && sent != null && sent.equals(token);
    }

    public synchronized String token() {
        return token;
    }

    public synchronized List<Map<String, Object>> all() {
        return List.copyOf(houses);
    }
}
