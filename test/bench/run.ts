/** Each is a bench of its own, with a server and a database that are gone afterwards. */
const parts = {
  throughput: () => import('./throughput'),
  rush: () => import('./rush'),
  flash: () => import('./flash'),
  lottery: () => import('./lottery'),
  motion: () => import('./motion'),
  campaign: () => import('./campaign'),
  chaos: () => import('./chaos'),
  economy: () => import('./economy'),
  machines: () => import('./machines'),
  payment: () => import('./payment'),
  games: () => import('./games'),
  fuzz: () => import('./fuzz'),
  disk: () => import('./disk'),
  sales: () => import('./sales'),
  scale: () => import('./scale'),
  health: () => import('./health'),
  outside: () => import('./outside'),
  siege: () => import('./siege'),
  h5: () => import('./h5/bench'),
  'mini-program': () => import('./mini-program'),
}

type Part = keyof typeof parts

const isPart = (name: string): name is Part => name in parts

/** Figures of this machine: all of them, or those that were asked for by name. */
async function run(asked: readonly string[]) {
  const unknown = asked.filter((name) => !isPart(name))
  if (unknown.length > 0) {
    throw new Error(`No bench ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  }
  const chosen = asked.length > 0 ? asked.filter(isPart) : (Object.keys(parts) as Part[])
  for (const name of chosen) {
    console.log(`\n== ${name}`)
    const { bench } = await parts[name]()
    await bench()
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
