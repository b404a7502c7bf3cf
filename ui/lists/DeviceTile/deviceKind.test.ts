import { describe, expect, it } from 'vitest';
import { deviceKind } from './deviceKind';

describe('deviceKind', () => {
  it.each([
    ['Camera 12', 'camera'],
    ['Garden cam', 'camera'],
    ['Überwachungskamera', 'camera'],
    ['Came\u0301ra du salon', 'camera'],
    ['Cámara del jardín', 'camera'],
    ['Telecamera ingresso', 'camera'],
    ['玄関カメラ', 'camera'],
    ['客厅摄像机', 'camera'],
    ['กล้องหน้าบ้าน', 'camera'],
    ['Driveway light', 'lamp'],
    ['FLOODLIGHT', 'lamp'],
    ['Stehlampe', 'lamp'],
    ['Flurlicht', 'lamp'],
    ['Lampe du couloir', 'lamp'],
    ['Luz del porche', 'lamp'],
    ['Luce del portico', 'lamp'],
    ['Lampu teras', 'lamp'],
    ['庭のライト', 'lamp'],
    ['廊灯', 'lamp'],
    ['ไฟหน้าบ้าน', 'lamp'],
    ['Doorbell', 'doorbell'],
    ['Türklingel', 'doorbell'],
    ['Sonnette', 'doorbell'],
    ['Timbre de la entrada', 'doorbell'],
    ['Campanello', 'doorbell'],
    ['Bel pintu', 'doorbell'],
    ['ドアベル', 'doorbell'],
    ['门铃', 'doorbell'],
    ['กริ่งประตู', 'doorbell'],
  ])('takes “%s” for a %s', (name, kind) => {
    expect(deviceKind(name)).toBe(kind);
  });

  it('takes a doorbell with a camera for a doorbell', () => {
    expect(deviceKind('Doorbell camera')).toBe('doorbell');
  });

  it.each([
    ['', 'no name'],
    ['Front door', 'only a place'],
    ['Lighthouse', 'a word that begins like one'],
    ['Label printer', 'a word that contains one'],
    ['Rebel', 'a word that ends like a short one'],
    ['Scam', 'a word that ends like a short one'],
    ['Camera light', 'two kinds'],
  ])('does not guess from “%s”: %s', (name) => {
    expect(deviceKind(name)).toBeUndefined();
  });
});
