import { api, type Path } from '@contract/api'

const all = Object.keys(api) as Path[]

/** CALLS names some of them by address; without it every call of the contract is tried. */
export const asked = process.env.CALLS?.split(' ').map(known) ?? all

function known(name: string): Path {
  const path = all.find((one) => one === name)
  if (!path) throw new Error(`The contract has no call ${name}`)
  return path
}
