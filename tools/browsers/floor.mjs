import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

const among = (name) => {
  const line = browserslist.production.find((each) => each.startsWith(`${name} >= `))
  return Number(line?.split('>= ')[1])
}

/** The oldest browsers that H5 starts in, as package.json names them. */
export const floor = { chrome: among('Chrome'), ios: among('iOS') }
