import { useEffect, useId, useRef, useState } from 'react'
import { goToFirstField } from '@/platform/firstField'

type Written<Values> = {
  [Key in keyof Values & string]: Values[Key] extends string ? Key : never
}[keyof Values & string]

/**
 * What a form holds and what stands in the way of sending it. A fault shows once its field was
 * submitted, or left with something changed in it; from then on it goes as soon as it is mended.
 */
export function useForm<Values extends object, Name extends string>(
  initial: Values | (() => Values),
  faultsOf: (values: Values) => { [Key in Name]?: string | undefined },
) {
  const [first] = useState(initial)
  const [values, setValues] = useState(first)
  const [judged, setJudged] = useState<readonly string[] | 'all'>([])
  const [wrong, setWrong] = useState<readonly string[]>([])
  const held = useRef(values)
  const form = useId().replace(/:/g, '')
  const faults = faultsOf(values)

  useEffect(() => {
    if (wrong.length > 0) goToFirstField(wrong)
  }, [wrong])

  const change = (changed: Partial<Values>) => {
    held.current = { ...held.current, ...changed }
    setValues(held.current)
  }
  const judge = (names: readonly string[]) =>
    setJudged((before) => (before === 'all' ? before : [...before, ...names]))
  /** What a field is found by, and why it cannot stay as it is. */
  const mark = (name: Name) => ({
    id: `${form}-${name}`,
    error: judged === 'all' || judged.includes(name) ? faults[name] : undefined,
  })
  return {
    values,
    change,
    mark,
    /** All that a field takes in which something is written. */
    field: <Key extends Written<Values> & Name>(name: Key) => ({
      ...mark(name),
      value: values[name] as string,
      onChange: (value: string) => change({ [name]: value } as Partial<Values>),
      onLeave: () => {
        if (held.current[name] !== first[name]) judge([name])
      },
    }),
    /** As if nobody had written anything there. */
    reset: (name: Name & keyof Values) => {
      const blank: Partial<Values> = {}
      blank[name] = first[name]
      change(blank)
      setJudged((before) => (before === 'all' ? [] : before.filter((other) => other !== name)))
    },
    /** What it holds; undefined while one of these fields, or of all, is at fault: that one shows. */
    check: (names?: readonly Name[]): Values | undefined => {
      const now: Record<string, string | undefined> = faultsOf(held.current)
      const found = (names ?? Object.keys(now)).filter((name) => now[name])
      if (names) judge(names)
      else setJudged('all')
      setWrong(found.map((name) => `${form}-${name}`))
      return found.length === 0 ? held.current : undefined
    },
  }
}

export type Form<Values extends object, Name extends string> = ReturnType<
  typeof useForm<Values, Name>
>
