import type { Row } from '../row'
import { access } from './access'
import { authentication } from './authentication'
import { browser } from './browser'
import { configuration } from './configuration'
import { cryptography } from './cryptography'
import { data } from './data'
import { encoding } from './encoding'
import { files } from './files'
import { oauth } from './oauth'
import { sessionRows } from './sessions'
import { validation } from './validation'
import { webrtc } from './webrtc'

/** How many requirements each chapter of ASVS 5.0.0 has at its levels 1 and 2. */
export const chapters: Readonly<Record<string, [first: number, second: number]>> = {
  V1: [8, 19],
  V2: [4, 7],
  V3: [8, 11],
  V4: [2, 8],
  V5: [4, 5],
  V6: [13, 22],
  V7: [6, 12],
  V8: [4, 3],
  V9: [4, 3],
  V10: [5, 24],
  V11: [3, 11],
  V12: [3, 6],
  V13: [1, 12],
  V14: [2, 7],
  V15: [3, 10],
  V16: [0, 16],
  V17: [0, 7],
}

export const asvs: readonly Row[] = [
  ...encoding,
  ...validation,
  ...browser,
  ...files,
  ...authentication,
  ...sessionRows,
  ...access,
  ...oauth,
  ...cryptography,
  ...configuration,
  ...data,
  ...webrtc,
]
