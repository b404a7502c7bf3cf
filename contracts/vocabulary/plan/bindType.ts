/** `type` of the device-binding call: bind, remove, or choose for a downgrade. */
export const BindType = { Bind: 0, Remove: 1, Downgrade: 2 } as const;
export type BindType = (typeof BindType)[keyof typeof BindType];
export const BIND_TYPES: readonly BindType[] = Object.values(BindType);

export const BIND_TYPE_MEANINGS: Readonly<Record<BindType, string>> = {
  0: 'puts the devices under the plan',
  1: 'removes the devices from the plan',
  2: 'keeps exactly these devices when a smaller plan starts',
};
