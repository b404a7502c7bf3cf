package houses;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A service with one call of the portal, houseList. It has its own ids and tokens. */
@SpringBootApplication
public class HousesApplication {
    public static void main(String[] args) {
        SpringApplication.run(HousesApplication.class, args);
    }
}
