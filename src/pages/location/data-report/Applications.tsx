import { useState } from 'react'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import type { Application } from '@/parts/location/partner'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Tabs } from '@/ui/tabs/Tabs'
import { Text } from '@/ui/text/Text'
import { AnswerSheet } from './AnswerSheet'
import { ApplicationRow } from './ApplicationRow'

type State = Application['state']

const nobody: Record<State, string> = {
  waiting: '没有等答复的申请',
  accepted: '还没有同意过谁',
  refused: '没有不同意的',
}

/** Those of one state, and the way to another. */
export function usePartners() {
  const [state, setState] = useKept<State>('partners', 'waiting')
  return { state, setState, paged: usePaged('/tp5/api/AttractInvestment/lists', { state }) }
}

type Partners = ReturnType<typeof usePartners>

/** Who would be a partner, by what became of it; who waits is answered here. */
export function Applications({ partners: { state, setState, paged } }: { partners: Partners }) {
  const [asked, setAsked] = useState<Application>()
  const waiting = useLast(paged.first?.waiting)
  const { rows, state: loaded } = paged
  const more = () => void (rows.length === 0 ? paged.reload() : paged.loadMore())
  return (
    <Card>
      <SectionHead title="招商申请" more="看招商页" onMore={() => void go('attractInvestment')} />
      <Tabs
        label="答复到哪一步"
        flush
        choices={[
          { value: 'waiting', text: waiting ? `等答复 ${waiting}` : '等答复' },
          { value: 'accepted', text: '已同意' },
          { value: 'refused', text: '没通过' },
        ]}
        value={state}
        onChoose={setState}
      />
      <Stack gap="s2">
        {loaded === 'end' && rows.length === 0 && <Text tone="ink2">{nobody[state]}</Text>}
        {rows.map((one) => (
          <ApplicationRow
            key={one.application_id}
            application={one}
            onAnswer={() => setAsked(one)}
          />
        ))}
        {loaded !== 'end' && (
          <Button kind="text" busy={loaded !== 'ready' && loaded !== 'error'} onPress={more}>
            {loaded === 'error' ? '没有拿到，再试一次' : '再看一些'}
          </Button>
        )}
      </Stack>
      {asked && <AnswerSheet application={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
