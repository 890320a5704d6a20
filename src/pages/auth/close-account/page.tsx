import { useState } from 'react'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'
import { AskToClose } from './AskToClose'
import type { Closing } from './closing'
import { Losses } from './Losses'
import { Obstacles } from './Obstacles'
import { Waiting } from './Waiting'

/** What goes, what stands in the way, and either the way out of it or the wait for it. */
export default function CloseAccount() {
  const { data, error, loading, reload } = useCall(
    () => api.post('/user/Center/mySecurity', {}),
    [],
  )
  const [asked, setAsked] = useState<Closing>()
  const closing = asked === undefined ? data?.closing : asked
  return (
    <Screen route="closeAccount">
      <Stack inset>
        {!data && loading && <RowsSkeleton rows={4} />}
        {!data && !loading && <ErrorView error={error} onRetry={() => void reload()} />}
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
