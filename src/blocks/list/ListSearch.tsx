import { useState } from 'react'
import { SearchBox } from '@/ui/search/SearchBox'

interface ListSearchProps {
  /** What can be found. */
  hint: string
  words: string
  onSearch: (words: string) => void
}

/** Above a list: what is typed is looked for once that is asked, and all is there again once it is cleared. */
export function ListSearch({ hint, words, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(words)
  const type = (next: string) => {
    setTyped(next)
    if (next === '') onSearch('')
  }
  return (
    <SearchBox hint={hint} typed={typed} onType={type} onSearch={() => onSearch(typed.trim())} />
  )
}
