/**
 * Writes build-info/sbom.json after a build: the packages of `npm sbom` (CycloneDX) whose code or
 * font the build sends to browsers, which are those of Vite's dist/licenses.txt.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install/npm.mjs';
import { root } from './root.mjs';

/** Licences that ask only to be passed on. Another one needs a decision by a person. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const refOf = ({ name, version }) => `${name}@${version}`;
const licences = readFileSync(join(root, 'dist', 'licenses.txt'), 'utf8');
const shipped = [...licences.matchAll(/^## (\S+) - (\S+)(?: \((.+)\))?$/gm)].map(
  ([, name, version, identifier]) => ({ name, version, identifier }),
);
const refs = new Set(shipped.map(refOf));
const all = JSON.parse(npm(['sbom', '--sbom-format', 'cyclonedx']).stdout);

const components = all.components.filter((one) => refs.has(refOf(one)));
const listed = new Set(components.map(refOf));
const problems = [
  ...[...refs].filter((ref) => !listed.has(ref)).map((ref) => `${ref} is not in npm's list`),
  ...shipped
    .filter(({ identifier }) => !ACCEPTED.includes(identifier))
    .map((one) => `${refOf(one)} has the licence ${one.identifier ?? 'none'}`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const dependencies = all.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
const file = join('build-info', 'sbom.json');
writeFileSync(
  join(root, file),
  `${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`,
);
console.log(`${file}: ${components.length} packages are sent to browsers`);
