import { Tabs } from '@/ui/tabs/Tabs'
import type { MeasureKey } from '../health'
import { useWatched } from './family'

interface PersonPickerProps {
  measure: MeasureKey
  /** Empty: myself. */
  person: string
  onChoose: (person: string) => void
}

/** Whose values are shown: mine, or of somebody who shares this measure with me. */
export function PersonPicker({ measure, person, onChoose }: PersonPickerProps) {
  const people = useWatched(measure)
  if (people.length === 0) return null
  const others = people.map(({ person: value, name: text }) => ({ value, text }))
  return (
    <Tabs
      label="看谁的"
      look="chips"
      flush
      choices={[{ value: '', text: '我自己' }, ...others]}
      value={person}
      onChoose={onChoose}
    />
  )
}
