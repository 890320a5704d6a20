/** A proxy for the tests: `$NGINX`, else one that is installed, else Debian's package where CI runs as root; or none. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx']
const packages = ['nginx-light', 'openssl']

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The file, or an empty text. */
export const findNginx = () => process.env.NGINX ?? places.find(runs) ?? ''

export function ensureNginx(say) {
  const there = findNginx()
  if (there || process.env.NGINX === '' || !process.env.CI || process.getuid?.() !== 0) return there
  say(`Installing ${packages.join(' and ')} …`)
  const options = {
    stdio: 'ignore',
    // it is for the tests: no service is to start
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  const installed = findNginx()
  if (!installed) say('nginx cannot be installed: a small proxy of the tests stands in for it')
  return installed
}
