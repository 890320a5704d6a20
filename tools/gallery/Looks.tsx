import { Segmented } from '@/ui/tabs/Segmented'
import { hashOf, type Look, lookOf } from './look'
import { Piece } from './Piece'

const themes = [
  { value: 'light', text: '浅色' },
  { value: 'dark', text: '深色' },
] as const
const modes = [
  { value: 0, text: '标准' },
  { value: 1, text: '长辈版' },
] as const
const sizes = [
  { value: 0, text: '标准' },
  { value: 1, text: '1.4 倍' },
] as const

/** In which of its looks everything is shown. */
export function Looks() {
  const look = lookOf(location.hash)
  const show = (change: Partial<Look>) => {
    location.hash = hashOf({ ...look, ...change })
  }
  return (
    <Piece name="外观">
      <Segmented
        label="深浅"
        choices={themes}
        value={look.theme}
        onChoose={(theme) => show({ theme })}
      />
      <Segmented
        label="版式"
        choices={modes}
        value={Number(look.elder)}
        onChoose={(elder) => show({ elder: elder === 1 })}
      />
      <Segmented
        label="字号"
        choices={sizes}
        value={Number(look.large)}
        onChoose={(large) => show({ large: large === 1 })}
      />
    </Piece>
  )
}
