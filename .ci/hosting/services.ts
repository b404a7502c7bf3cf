/** Paths of the service and of the mock server: whatever else is asked for is the portal's. */
export const services = ['/apiLogin', '/api', '/payGateway', '/logs', '/__mock'];
