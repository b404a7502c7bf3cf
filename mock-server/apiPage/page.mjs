/**
 * Shows the API with Swagger UI, which `swagger-ui-bundle.js` defines. Requests go to the sandbox of
 * the address, or to `?sandbox=`, signed in.
 */
const chosen = new URLSearchParams(window.location.search).get('sandbox');

const read = async (path) => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
};

/** An access token of the sandbox; none while no customer is signed in. */
async function findToken() {
  const sandbox = chosen ?? (await read('/__mock/here')).sandbox;
  const tokens = await read(
    `/__mock/sandboxes/${encodeURIComponent(sandbox)}/db/tokens?kind=access`,
  );
  return tokens[0]?.id;
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const applyScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyScheme);
applyScheme();

/** Wraps a part of Swagger UI that is outside its `main` into a landmark. */
const inLandmark =
  (tag, label) =>
  (Part, { React }) =>
  (props) =>
    React.createElement(tag, { 'aria-label': label }, React.createElement(Part, props));

const landmarks = () => ({
  wrapComponents: {
    InfoContainer: inLandmark('section', 'About the API'),
    ServersContainer: inLandmark('section', 'Server'),
    AuthorizeBtnContainer: inLandmark('section', 'Session'),
    FilterContainer: inLandmark('section', 'Filter'),
  },
});

const ui = window.SwaggerUIBundle({
  url: '/__mock/api/openapi.json',
  dom_id: '#api',
  validatorUrl: null,
  plugins: [landmarks],
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  requestInterceptor: (request) => {
    if (chosen !== null) request.headers['x-mock-sandbox'] = chosen;
    return request;
  },
  onComplete: () => {
    findToken().then(
      (token) => token && ui.preauthorizeApiKey('session', token),
      (error) => console.warn('Not signed in.', error),
    );
  },
});
