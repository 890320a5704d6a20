import { go } from '@/navigation/go'
import type { Watch } from '@/parts/health/family/family'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'

/** Who may look at what is mine, and who did. */
export function Watchers({ watches }: { watches: readonly Watch[] }) {
  const mine = watches.filter(({ me, state }) => me === 'elder' && state === 'on')
  return (
    <>
      <SectionHead title="谁能看我的" />
      <Card bare>
        {mine.length === 0 && <Cell title="没有人能看，只有您自己" />}
        {mine.map(({ watch_id, name, measures }) => (
          <Cell
            key={watch_id}
            icon="user"
            title={name}
            value={`能看 ${measures.length} 项`}
            onPress={() => void go('healthFamilyPerson', { watch_id })}
          />
        ))}
        <Cell icon="eye" title="谁看过我的" onPress={() => void go('healthFamilyLooks')} />
      </Card>
    </>
  )
}
