// A service with one call of the portal, houseList, and a state URL. It has its own ids and tokens.
package main

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"sync"
)

type house struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	IsOwner   bool   `json:"isOwner"`
	IsDefault bool   `json:"isDefault"`
}

type service struct {
	lock   sync.Mutex
	token  string
	ended  bool
	houses []house
}

// newID returns a random UUID.
func newID() string {
	b := make([]byte, 16)
	if _, err := rand.Read(b); err != nil {
		log.Fatal(err)
	}
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// reset forgets every house and starts a new session.
func (s *service) reset() {
	s.token, s.ended, s.houses = "session-"+newID(), false, []house{}
}

func (s *service) addHouses(names ...string) {
	for i, name := range names {
		s.houses = append(s.houses, house{newID(), name, true, i == 0})
	}
}

// share adds a house of another customer.
func (s *service) share(name string) {
	s.houses = append(s.houses, house{newID(), name, false, false})
}

// houseList answers with the houses of the account, or refuses a token that is unknown.
func (s *service) houseList(w http.ResponseWriter, r *http.Request) {
	answer := map[string]any{"code": 200, "desc": "success", "data": s.houses}
	if s.ended || r.Header.Get("token") != s.token {
		answer = map[string]any{"code": 70032, "desc": "The token is unknown."}
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(answer)
}

// alone runs one request at a time: the state belongs to the whole service.
func (s *service) alone(handle http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.lock.Lock()
		defer s.lock.Unlock()
		handle(w, r)
	}
}

// handler serves the call and the state URL.
func (s *service) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/api/ipc/house/houseList", s.alone(s.houseList))
	mux.HandleFunc("/pact-states", s.alone(s.changeState))
	return mux
}

func main() {
	address := "127.0.0.1:8080"
	if len(os.Args) > 1 {
		address = os.Args[1]
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		log.Fatal(err)
	}
	s := &service{}
	s.reset()
	fmt.Printf("http://%s\n", listener.Addr())
	log.Fatal(http.Serve(listener, s.handler()))
}
