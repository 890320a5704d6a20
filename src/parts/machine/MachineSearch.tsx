import { useEffect, useState } from 'react'
import { SearchBox } from '@/ui/search/SearchBox'

/** A pause in typing this long asks. */
const pause = 400

interface MachineSearchProps {
  keyword: string
  onSearch: (keyword: string) => void
}

/** Above a list of machines, which follows what is typed. */
export function MachineSearch({ keyword, onSearch }: MachineSearchProps) {
  const [text, setText] = useState(keyword)
  useEffect(() => {
    const typed = text.trim()
    if (typed === keyword) return undefined
    const timer = setTimeout(() => onSearch(typed), pause)
    return () => clearTimeout(timer)
  }, [text, keyword, onSearch])
  return (
    <SearchBox
      label="搜机器编号、点位"
      hint="机器编号 / 点位"
      typed={text}
      onType={setText}
      onSearch={() => onSearch(text.trim())}
    />
  )
}
