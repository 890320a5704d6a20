/** How many jobs of a lane run side by side. A lane that waits for the world holds up no other. */
export const lanes = {
  house: 8,
  sms: 8,
  message: 4,
  payment: 4,
  storage: 2,
  logistics: 2,
  wechat: 2,
} as const

export type Lane = keyof typeof lanes
export type WorldLane = Exclude<Lane, 'house'>
