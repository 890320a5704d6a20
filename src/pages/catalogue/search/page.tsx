import { useState } from 'react'
import { useRoute } from '@/navigation/useRoute'
import { searchHistory } from '@/session/searchHistory'
import { SearchBar } from '@/ui/search/SearchBar'
import { Screen } from '@/blocks/screen/Screen'
import { Found } from './Found'
import { Sought } from './Sought'
import { Suggestions } from './Suggestions'

export default function SearchGoods() {
  const { words = '' } = useRoute('searchGoods')
  const [typed, setTyped] = useState(words)
  const [sought, setSought] = useState(words.trim())
  const search = (wanted: string) => {
    const next = wanted.trim()
    if (!next) return
    searchHistory.remember(next)
    setTyped(next)
    setSought(next)
  }
  const asked = typed.trim()
  return (
    <Screen route="searchGoods">
      <SearchBar
        hint="搜好物、券和课程"
        typed={typed}
        focus={!words}
        onType={setTyped}
        onSearch={() => search(typed)}
      />
      {!asked && <Sought onChoose={search} />}
      {asked && asked !== sought && <Suggestions typed={asked} onChoose={search} />}
      {asked && asked === sought && <Found words={sought} onChoose={search} />}
    </Screen>
  )
}
