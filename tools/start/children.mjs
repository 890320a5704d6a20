/** The processes a command starts, which end with it. */
import { spawn } from 'node:child_process'
import { root } from '../install.mjs'

const running = new Set()
let stopping = false

export const isStopping = () => stopping

export function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options })
  running.add(child)
  child.done = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, reason: error.message }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, reason: signal }))
  }).finally(() => running.delete(child))
  return child
}

/** Ctrl-C reaches the children by itself; SIGTERM and a closed terminal have to be passed on. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, stopAll)
  }
}

export function stopAll() {
  stopping = true
  for (const child of running) child.kill('SIGTERM')
}
