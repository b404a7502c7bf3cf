import { devices, findDevice, firstDevice } from '../devices';
import type { PhoneOs } from '../devices';
import { readRefusal } from '../refusal';
import { isVersion } from '../settings';
import type { Settings } from '../settings';
import { make, part } from './dom';

/** With which the app refuses unless told otherwise. */
const USUAL_CODE = 500;

type Chosen = Omit<Settings, 'url'>;

/** The form of the phone's settings. `onChange` hears of every other choice. */
export function bindSettings(settings: Settings, onChange: (chosen: Chosen) => void): void {
  const form = part('settings', HTMLFormElement);
  const device = part('device', HTMLSelectElement);
  const version = part('version', HTMLInputElement);
  const refused = part('refused', HTMLSelectElement);
  const code = part('code', HTMLInputElement);
  const value = (name: string) => String(new FormData(form).get(name));

  const offer = (os: PhoneOs, chosen: string) => {
    const ofSystem = devices.filter((known) => known.os === os);
    device.replaceChildren(...ofSystem.map(({ id, name }) => make('option', { value: id }, name)));
    device.value = chosen;
  };

  for (const [name, chosen] of [
    ['os', settings.device.os],
    ['scheme', settings.scheme],
  ] as const) {
    const radio = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${chosen}"]`);
    if (radio) radio.checked = true;
  }
  offer(settings.device.os, settings.device.id);
  version.value = settings.version;
  refused.value = settings.refusal?.method ?? '';
  code.value = String(settings.refusal?.code ?? USUAL_CODE);
  part('area', HTMLSelectElement).value = settings.area;

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    version.setCustomValidity(isVersion(version.value) ? '' : 'Write a version as 1.13.0.');
    if (!form.reportValidity()) return;
    const os = value('os') as PhoneOs;
    if (findDevice(device.value)?.os !== os) offer(os, firstDevice(os).id);
    onChange({
      device: findDevice(device.value) ?? firstDevice(os),
      version: version.value,
      scheme: value('scheme') as Settings['scheme'],
      area: value('area') as Settings['area'],
      refusal: readRefusal(`${refused.value}:${code.value}`),
    });
  });
}
