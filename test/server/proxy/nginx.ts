import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { temporaryDataDir } from '../harness/leftovers'
import { until } from '../harness/until'
import { makeCertificate } from './certificate'
import type { Front } from './front'

const example = path.join(__dirname, '../../../docs/deploy/nginx.conf')

interface Place {
  folder: string
  port: number
  server: string
}

/** The example with the places of this machine filled in; each must be there to be filled. */
function filled({ folder, port, server }: Place): string {
  const { key, certificate } = makeCertificate(folder)
  const places: [string | RegExp, string][] = [
    ['server 127.0.0.1:8080;', `server ${new URL(server).host};`],
    ['  listen 80;\n  listen [::]:80;', `  listen 127.0.0.1:${port + 1};`],
    [
      '  listen 443 ssl http2;\n  listen [::]:443 ssl http2;',
      `  listen 127.0.0.1:${port} ssl http2;`,
    ],
    ['/etc/ssl/linji/fullchain.pem', certificate],
    ['/etc/ssl/linji/privkey.pem', key],
    ['/var/log/nginx/linji.log', path.join(folder, 'access.log')],
    ['/var/log/nginx/linji.error.log', path.join(folder, 'error.log')],
  ]
  return places.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${example} does not say ${from} once`)
      return text.replace(from, to)
    },
    fs.readFileSync(example, 'utf8'),
  )
}

const around = (folder: string, site: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/start.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')}
  include ${site};
}`

/** So often another port is tried where somebody took it in between. */
const tries = 5

export async function startNginx(nginx: string, server: string): Promise<Front> {
  for (let nth = 1; ; nth++) {
    try {
      return await startOnce(nginx, server)
    } catch (error) {
      if (nth === tries || !String(error).includes('Address already in use')) throw error
    }
  }
}

async function startOnce(nginx: string, server: string): Promise<Front> {
  const folder = temporaryDataDir()
  const port = await freePort()
  const [site, main] = [path.join(folder, 'linji.conf'), path.join(folder, 'nginx.conf')]
  fs.writeFileSync(site, filled({ folder, port, server }))
  fs.writeFileSync(main, around(folder, site))
  const log = path.join(folder, 'start.log')
  const child = spawn(nginx, ['-e', log, '-p', folder, '-c', main], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  await until('nginx listens', async () => {
    if (child.exitCode !== null) throw new Error(fs.readFileSync(log, 'utf8'))
    // it writes its number once the ports are its own: somebody else may answer there
    return fs.existsSync(path.join(folder, 'pid')) && answers(port)
  })
  return {
    url: `https://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
