import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { urlsOf, routeNamed } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { NoReceipt } from './NoReceipt'
import { ReceiptView } from './ReceiptView'

interface ReceiptPageProps {
  route: RouteName
  receiptId: string | undefined
  /** The campaign that people come from; without it any. */
  from?: RouteName
}

/** What was really received, and the next step. */
export function ReceiptPage({ route, receiptId, from }: ReceiptPageProps) {
  const campaign = from && urlsOf(routeNamed(from))[0]
  const { data, error, loading, reload } = useCall(
    () =>
      api.get('/tp5/api/Campaign/receiveDetail', {
        ...(receiptId && { receipt_id: receiptId }),
        ...(!receiptId && campaign && { route: campaign }),
      }),
    [receiptId, campaign],
  )
  return (
    <Screen route={route}>
      {!data && loading && (
        <Stack inset>
          <RowsSkeleton rows={3} />
        </Stack>
      )}
      {!data && !loading && (
        <NoReceipt error={error} campaign={campaign} onRetry={() => void reload()} />
      )}
      {data && <ReceiptView receipt={data} onChanged={() => void reload()} />}
    </Screen>
  )
}
