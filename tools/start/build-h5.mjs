import { isStopping, run } from './children.mjs'

const SHOWN_LINES = 40

/** Builds the H5 app; its chatter is shown only when it fails. */
export async function buildH5(say) {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  say('Building the H5 app (about a minute) …')
  const build = run('npm', ['run', '--silent', 'build:h5'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let chatter = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (chatter += text))
  }
  const progress = setInterval(() => say(`  … still building, ${seconds()} s`), 20_000)
  const { code } = await build.done
  clearInterval(progress)
  if (isStopping()) return
  if (code !== 0) {
    say(chatter.trim().split('\n').slice(-SHOWN_LINES).join('\n'))
    throw new Error('The H5 app could not be built; the last lines of the build stand above')
  }
  say(`Built in ${seconds()} s`)
}
