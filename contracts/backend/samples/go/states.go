package main

import (
	"encoding/json"
	"fmt"
	"net/http"
)

// The states that this service knows. "" is any state.
var states = map[string]func(*service){
	"":                func(*service) {},
	"demo":            func(s *service) { s.addHouses("Lakeside 12", "Cottage"); s.share("Harbour office") },
	"no-houses":       func(*service) {},
	"session-expired": func(s *service) { s.addHouses("Lakeside 12"); s.ended = true },
}

// putInto puts the service into a state and returns the values that it has made, by the names of
// the contract. Names that are left out keep the values of the contract.
func (s *service) putInto(state string) (map[string]any, error) {
	setUp, known := states[state]
	if !known {
		return nil, fmt.Errorf("unknown state %q", state)
	}
	s.reset()
	setUp(s)
	values := map[string]any{"accessToken": s.token}
	if len(s.houses) > 0 {
		values["houseId"] = s.houses[0].ID
	}
	return values, nil
}

// changeState is the state URL. Register it in test deployments only.
func (s *service) changeState(w http.ResponseWriter, r *http.Request) {
	var change struct {
		State string `json:"state"`
	}
	if err := json.NewDecoder(r.Body).Decode(&change); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	values, err := s.putInto(change.State)
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(values)
}
