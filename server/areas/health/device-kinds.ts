import type { MeasureKey } from './measures'

interface Kind {
  name: string
  /** What it measures; nothing else is taken from it. */
  measures: readonly MeasureKey[]
}

/** What can be bound. */
export const deviceKinds = {
  band: {
    name: '手环',
    measures: ['heart', 'sleep', 'steps', 'stress', 'bloodOxygen', 'temperature'],
  },
  pressure: { name: '血压计', measures: ['bloodPressure', 'heart'] },
  sugar: { name: '血糖仪', measures: ['bloodSugar', 'uricAcid'] },
  scale: { name: '体重秤', measures: ['weight', 'other'] },
  oximeter: { name: '血氧仪', measures: ['bloodOxygen', 'heart'] },
  thermometer: { name: '体温计', measures: ['temperature'] },
} as const satisfies Readonly<Record<string, Kind>>

export type DeviceKind = keyof typeof deviceKinds

export const measuresOf = (kind: DeviceKind): readonly MeasureKey[] => deviceKinds[kind].measures

/** As its readings are told of: two of a kind are two. */
export const deviceName = ({ kind, serial }: { kind: DeviceKind; serial: string }): string =>
  `${deviceKinds[kind].name}（尾号 ${serial.slice(-4)}）`
