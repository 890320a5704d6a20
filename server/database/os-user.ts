import os from 'node:os'

/** Whose account of this machine a command is given with; behind sudo, whose it was before. */
export function osUser(environment: { SUDO_USER?: string } = process.env): string {
  if (process.getuid?.() === 0 && environment.SUDO_USER) return environment.SUDO_USER
  try {
    return os.userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}
