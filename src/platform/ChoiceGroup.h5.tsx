import type { KeyboardEvent } from 'react'
import type { ChoiceGroupProps } from './choiceGroupProps'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys move among the choices, Enter chooses: some choices close the sheet they are on. */
export function ChoiceGroup({ role, label, className, children }: ChoiceGroupProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const choices = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab], [role=radio]'),
    ].filter((choice) => !choice.matches(':disabled'))
    const here = choices.indexOf(event.target as HTMLElement)
    if (!step || here < 0) return
    event.preventDefault()
    choices[(here + step + choices.length) % choices.length]?.focus()
  }
  return (
    <div role={role} aria-label={label} className={className} onKeyDown={move}>
      {children}
    </div>
  )
}
