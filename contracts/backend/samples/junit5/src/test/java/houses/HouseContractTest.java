package houses;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.spring.spring6.PactVerificationSpring6Provider;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.ActiveProfiles;

/** Verifies the service against the pact of one domain, without Node. */
@Provider("homeview-backend-house")
@PactFolder("../../pacts/domains")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@ActiveProfiles("contract-test")
class HouseContractTest {
    @LocalServerPort
    private int port;

    @Autowired
    private StateController states;

    @BeforeEach
    void target(PactVerificationContext context) {
        context.setTarget(new HttpTestTarget("localhost", port));
    }

    @TestTemplate
    @ExtendWith(PactVerificationSpring6Provider.class)
    void answersAsThePortalNeeds(PactVerificationContext context) {
        context.verifyInteraction();
    }

    // The requests carry the values that these methods return.

    @State("demo")
    Map<String, Object> demo() {
        return states.putInto("demo");
    }

    @State("no-houses")
    Map<String, Object> noHouses() {
        return states.putInto("no-houses");
    }

    @State("session-expired")
    Map<String, Object> sessionExpired() {
        return states.putInto("session-expired");
    }
}
