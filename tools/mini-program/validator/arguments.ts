import { parseArgs } from 'node:util'
import type { Asked } from './Options'
import { oldestPhone } from './wechat/Phone'

/** `--release --library 2.32.3 --ios 13 --chrome 86 dist/weapp dist/iter` */
export function readArguments(args: string[]): { builds: string[]; asked: Asked } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      release: { type: 'boolean' },
      library: { type: 'string' },
      ios: { type: 'string' },
      chrome: { type: 'string' },
    },
  })
  const phone = {
    library: values.library ?? oldestPhone.library,
    ios: Number(values.ios ?? oldestPhone.ios),
    chrome: Number(values.chrome ?? oldestPhone.chrome),
  }
  return { builds: positionals, asked: { release: values.release, phone } }
}
