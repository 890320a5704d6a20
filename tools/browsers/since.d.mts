export type Since = readonly [chrome: number, ios: number]

export interface Floor {
  chrome: number
  ios: number
}

export const isNewer: (since: Since, floor: Floor) => boolean

export const methods: Readonly<Record<string, Since>>
export const members: Readonly<Record<string, Since>>
export const globals: Readonly<Record<string, Since>>
