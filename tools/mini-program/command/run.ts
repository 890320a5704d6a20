import type { Command } from './Command'
import { preview } from './preview'
import { readConfig } from './readConfig'
import { testPages } from './test'
import { validateBuilds } from './validate'
import { Misspelt } from './words'

const commands: Record<string, Command> = { preview, validate: validateBuilds, test: testPages }

const asksForHelp = (args: string[]) => args.includes('--help') || args.includes('-h')

/** What the terminal is told is English; the preview's page speaks Chinese, as the app in it does. */
export async function runCommand([name = '', ...args]: string[]): Promise<boolean> {
  const command = commands[name]
  if (!command) return tellAll(name)
  if (asksForHelp(args)) return say(command.usage)
  try {
    return await command.run(args, await readConfig(args))
  } catch (error) {
    if (!(error instanceof Misspelt)) throw error
    console.error(`${error.message} mini-program ${name} --help tells more.`)
    return false
  }
}

function tellAll(name: string): boolean {
  if (!['', '-h', '--help'].includes(name)) {
    console.error(`“${name}” is no command. mini-program --help lists them.`)
    return false
  }
  const lines = Object.entries(commands).map(([each, { about }]) => `  ${each.padEnd(10)}${about}`)
  const hint = 'mini-program <command> --help tells its options.'
  return say(['Usage: mini-program <command> …', '', ...lines, '', hint].join('\n'))
}

function say(text: string): true {
  console.log(text)
  return true
}
