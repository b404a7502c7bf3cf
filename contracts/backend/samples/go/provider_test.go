//go:build pact

package main

import (
	"net/http/httptest"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

// TestHouseContract verifies the service against the pact of one domain, without Node.
func TestHouseContract(t *testing.T) {
	s := &service{}
	server := httptest.NewServer(s.handler())
	defer server.Close()

	handlers := models.StateHandlers{}
	for name := range states {
		handlers[name] = func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
			if !setup {
				return nil, nil
			}
			return s.putInto(state.Name)
		}
	}
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "homeview-backend-house",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{"../../pacts/domains/house.json"},
		StateHandlers:   handlers,
		// One call only: FilterDescription: "^houseList:",
	})
	if err != nil {
		t.Fatal(err)
	}
}
