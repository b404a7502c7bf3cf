export type DeviceKind = 'doorbell' | 'camera' | 'lamp';

/**
 * What a kind is called in the languages of the portal. `ending` ends a word, because compounds name
 * the kind last ("Flurlampe", not "Lighthouse"); `anywhere` is for scripts without spaces.
 */
const CALLED: Readonly<Record<DeviceKind, { readonly ending: RegExp; readonly anywhere: RegExp }>> =
  {
    doorbell: {
      ending: /(?:doorbells?|klingel|sonnette|campanello|citofono|^bell|^timbre|^bel)$/,
      anywhere: /ドアベル|ドアホン|インターホン|门铃|กริ่ง|กระดิ่ง/,
    },
    camera: {
      ending: /(?:cameras?|kameras?|caméras?|cámaras?|telecamere|webcam|^cam|^cctv)$/,
      anywhere: /カメラ|摄像|กล้อง/,
    },
    lamp: {
      ending:
        /(?:lamps?|lights?|bulbs?|lampen?|leuchten?|licht(?:er)?|lampes|lumières?|lámparas?|lampad[ae]|farett[oi]|lampu|^luz|^luces|^luc[ei])$/,
      anywhere: /ランプ|ライト|照明|灯|ไฟ/,
    },
  };

/**
 * The kind of a device by its name, because the service does not send it. Undefined if the name
 * says none, or both camera and lamp.
 */
export function deviceKind(name: string): DeviceKind | undefined {
  const plain = name.normalize('NFC').toLowerCase();
  const words = plain.split(/[^\p{L}\p{M}]+/u);
  const isCalled = (kind: DeviceKind) =>
    CALLED[kind].anywhere.test(plain) || words.some((word) => CALLED[kind].ending.test(word));
  if (isCalled('doorbell')) return 'doorbell';
  const [camera, lamp] = [isCalled('camera'), isCalled('lamp')];
  if (camera === lamp) return undefined;
  return camera ? 'camera' : 'lamp';
}
