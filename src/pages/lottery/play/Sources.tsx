import { useRead } from '@/cache/useRead'
import { follow } from '@/navigation/go'
import type { Chances } from '@/parts/lottery/lottery'
import { Cell } from '@/ui/cell/Cell'

/** From what chances come today, and the way to more. */
export function Sources({ chances: { sources } }: { chances: Chances }) {
  const { data } = useRead('/tp5/api/TigerActivity/buyLimit')
  const linkOf = (key: string) => data?.sources.find((one) => one.key === key)?.link
  return (
    <>
      {sources.map(({ key, title, got, most }) => {
        const link = linkOf(key)
        const leads = link && link !== '/lottery' && got < most
        return (
          <Cell
            key={key}
            title={title}
            value={`${got} / ${most}`}
            {...(leads && { onPress: () => void follow(link) })}
          />
        )
      })}
    </>
  )
}
