import { useState } from 'react'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { AskToClose } from './AskToClose'
import type { Closing } from './closing'
import { Losses } from './Losses'
import { Obstacles } from './Obstacles'
import { Waiting } from './Waiting'

/** What goes, what stands in the way, and either the way out of it or the wait for it. */
export default function CloseAccount() {
  const call = useRead('/user/Center/closing', {}, { anew: true })
  const { data, reload } = call
  const [asked, setAsked] = useState<Closing>()
  const closing = asked === undefined ? data?.closing : asked
  return (
    <Screen route="closeAccount">
      <Stack inset>
        <Unloaded call={call} outline={4} />
        {data && closing && <Waiting closing={closing} onKept={() => setAsked(null)} />}
        {data && <Losses losses={data.losses} />}
        {data && !closing && data.obstacles.length > 0 && (
          <Obstacles obstacles={data.obstacles} onAgain={() => void reload()} />
        )}
        {data && !closing && data.obstacles.length === 0 && (
          <AskToClose phone={data.phone} days={data.wait_days} onAsked={setAsked} />
        )}
      </Stack>
    </Screen>
  )
}
