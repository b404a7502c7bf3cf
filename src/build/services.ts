/** Paths of the service and of the mock server; all other paths belong to the portal. */
export const services = ['/apiLogin', '/api', '/payGateway', '/logs', '/__mock'];
