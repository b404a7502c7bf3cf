/** `contracts:compare` finds where a team's OpenAPI document and the pacts disagree. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/runCommand';
import { command } from './command.mjs';

const own = fileURLToPath(new URL('../../openapi.json', import.meta.url));
const text = readFileSync(own, 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const compare = (...args: string[]) => run(command, ...args);

type Fields = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, { security: object[] }>>;
  servers: { url: string }[];
  components: { schemas: Record<string, { properties: Fields; required: string[] }> };
}

/** Our document with a change, compared with the pacts of one domain. */
function changed(name: string, domain: string, change: (document: Document) => void) {
  const document = JSON.parse(text) as Document;
  change(document);
  return compare('--oas', write(`${name}.json`, JSON.stringify(document)), '--domain', domain);
}

describe('comparing an OpenAPI document with the pacts', { timeout: 180_000 }, () => {
  it('finds nothing in our own document, neither in documented nor in assumed calls', async () => {
    const { code, output } = await compare('--oas', own, '--assumed');
    expect(output).toMatch(/^1\d\d interactions compared: 0 errors, 0 warnings\n$/);
    expect(code).toBe(0);
  });

  it('names the call and the field of an error', async () => {
    const { code, output } = await changed('type', 'house', ({ components }) => {
      const { House } = components.schemas;
      if (House) House.properties['isOwner'] = { type: 'string' };
    });
    expect(output).toContain('houseList: GET /api/ipc/house/houseList\n');
    expect(output).toContain('error    response.body.data.0.isOwner: must be string');
    expect(output).toContain('in "houseList: the houses of the account"');
    expect(code).toBe(1);
  });

  it('finds a field that the document lacks, one that it requires, and a missing call', async () => {
    const lacks = await changed('lacks', 'house', ({ components }) => {
      delete components.schemas['House']?.properties['name'];
    });
    expect(lacks.output).toContain('your document has no name, which the portal reads');
    const { code, output } = await changed('requires', 'order', ({ paths, components }) => {
      components.schemas['OrderRequest']?.required.push('shopId');
      delete paths['/payGateway/renew'];
    });
    expect(output).toMatch(/createOrder: .*\n {2}error {4}request.body: .* 'shopId'\n.*more;/);
    expect(output).toContain('not defined in your document: POST /payGateway/renew');
    expect([lacks.code, code]).toEqual([1, 1]);
  });

  it('only warns about a header that the document does not know', async () => {
    const { code, output } = await changed('header', 'auth', ({ paths }) => {
      const { post } = paths['/apiLogin/users/refreshToken'] ?? {};
      if (post) post.security = [];
    });
    expect(output).toContain('warning  request.headers.token: Request header is not defined');
    expect(output).toContain('0 errors, 1 warning\n');
    expect(code).toBe(0);
  });

  it('reads YAML, and paths that are relative to the server', async () => {
    // A document in JSON is also one in YAML if its strings have no special characters.
    const yaml = `# Our API\n${text}`;
    expect(await compare('--oas', write('theirs.yaml', yaml), '--domain', 'log')).toMatchObject({
      code: 0,
    });
    const { output } = await changed('server', 'log', (document) => {
      document.servers = [{ url: 'https://api.example.com/logs' }];
      const { ['/logs/reportLog']: call = {}, ...paths } = document.paths;
      document.paths = { ...paths, '/reportLog': call };
    });
    expect(output).toMatch(/^\d interactions compared: 0 errors, 0 warnings\n$/);
  });

  const HOUSE = '#/components/schemas/House';

  it.each<[string, (house: Fields) => Record<string, Fields>]>([
    ['is all of itself', (house) => ({ House: { allOf: [{ $ref: HOUSE }, house] } })],
    [
      'is all of a schema that is all of it',
      (house) => ({
        House: { allOf: [{ $ref: '#/components/schemas/Base' }, house] },
        Base: { allOf: [{ $ref: HOUSE }] },
      }),
    ],
    [
      'has a field of itself',
      (house) => ({
        House: {
          ...house,
          properties: { ...(house['properties'] as Fields), part: { $ref: HOUSE } },
        },
      }),
    ],
    [
      'is one of two that a discriminator tells apart',
      (house) => ({
        House: {
          oneOf: [{ $ref: '#/components/schemas/Own' }, { $ref: '#/components/schemas/Other' }],
          discriminator: { propertyName: 'kind' },
        },
        Own: house,
        Other: house,
      }),
    ],
  ])('compares a schema that %s', async (name, schemas) => {
    const change = (type?: string) => (document: Document) => {
      const { House } = document.components.schemas;
      if (House && type) House.properties['isOwner'] = { type };
      Object.assign(document.components.schemas, schemas(House as unknown as Fields));
    };
    const file = name.replaceAll(' ', '-');
    const same = await changed(file, 'house', change());
    expect(same.output).toMatch(/^\d interactions compared: 0 errors, 0 warnings\n$/);
    const { output } = await changed(file, 'house', change('string'));
    expect(output).toContain('isOwner');
    expect(output).not.toMatch(/ 0 errors/);
  });

  it('says whose document says what, and only of the alternative that is meant', async () => {
    const { output } = await changed('whose', 'house', ({ components }) => {
      const { House } = components.schemas;
      if (House) House.properties['id'] = { type: 'integer' };
    });
    expect(output).toContain(
      'response.body.data.0.id: must be integer in your document; the portal needs for example "30001"',
    );
    expect(output).toContain('1 error, 0 warnings');
  });

  it('reads limits as OpenAPI 3.0 writes them', async () => {
    const { output } = await changed('limits', 'billing', ({ components }) => {
      const { OrderRow } = components.schemas;
      const limits = { minimum: 0, maximum: 1e13, exclusiveMaximum: true };
      if (OrderRow) OrderRow.properties['price'] = { type: 'number', ...limits };
    });
    expect(output).toContain('0 errors, 0 warnings');
  });

  it.each<[string, Fields]>([
    ['no type', { type: 'text' }],
    ['no pattern', { type: 'string', pattern: '(?<=[' }],
    ['a dynamic reference', { $dynamicRef: '#name' }],
  ])('names a schema that it cannot read: %s', async (name, field) => {
    const { code, output } = await changed(name.replaceAll(' ', '-'), 'house', (document) => {
      const { House } = document.components.schemas;
      if (House) House.properties['name'] = field;
    });
    expect(output).toMatch(/^warning {2}schema House of your document cannot be read, and is not/);
    expect(output).toMatch(/\n\d interactions compared: 0 errors, 1 warning\n$/);
    expect(code).toBe(0);
  });

  it('counts what is optional or may be null, also as OpenAPI 3.0 writes it', async () => {
    const { output } = await changed('nullable', 'house', ({ components }) => {
      const { House } = components.schemas;
      if (!House) return;
      House.required = [];
      for (const [name, field] of Object.entries(House.properties)) {
        House.properties[name] = { ...(field as Fields), nullable: true };
      }
    });
    expect(output.match(/may be missing in your document/g)).toHaveLength(4);
    expect(output.match(/may be null in your document/g)).toHaveLength(4);
    expect(output).toContain('0 errors, 8 warnings');
  });

  it('warns about fields that the document leaves open and the portal needs', async () => {
    const { code, output } = await changed('open', 'house', ({ components }) => {
      const { House } = components.schemas;
      if (!House) return;
      House.required = ['id', 'isOwner', 'isDefault'];
      House.properties['id'] = { type: ['string', 'null'], minLength: 1 };
    });
    expect(output).toContain(
      'warning  response.body.data.0.name: may be missing in your document, and the portal needs it',
    );
    expect(output).toContain(
      'warning  response.body.data.0.id: may be null in your document, and the portal needs it',
    );
    expect(output).toContain('0 errors, 2 warnings\n');
    expect(code).toBe(0);
  });

  it.each([
    [[], '--oas is missing'],
    [['--oas', 'no-such-file.yaml'], 'There is no file no-such-file.yaml.'],
    [['--oas', folder], 'is no OpenAPI document that can be read'],
    [['--oas', write('list.json', '[]')], 'is no OpenAPI document that can be read'],
    [['--oas', write('broken.yaml', 'paths: [')], 'is no OpenAPI document that can be read'],
    [['--oas', own, '--domain', 'houses'], '--domain must be one of auth, house'],
    [['--oas', own, '--domain', 'log', '--domain', 'house'], 'run it once for each'],
    [['--oas', own, '--wrong'], '--wrong'],
  ])('refuses %j with exit code 2', async (args, reason) => {
    const { code, output } = await compare(...args);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(2);
  });
});
