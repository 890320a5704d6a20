import { useEffect } from 'react'
import { shareAs } from '@/platform/share'
import type { OwnCard } from '@/platform/shareCard'
import { useRead } from '@/cache/useRead'
import { urlsOf, routeNamed } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { pageUrl, placeOfAddress } from '@/routes/url'
import { Screen } from '@/blocks/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { drawnCard } from '../../sharing/drawnCard'
import type { Receipt } from '../campaign'
import { NoReceipt } from './NoReceipt'
import { ReceiptView } from './ReceiptView'

/** What is shared of it is its campaign: the receipt is nobody else's to see. */
function cardOf({ key, name, link, paid }: Receipt): OwnCard {
  const place = placeOfAddress(link)
  return {
    title: `我${paid ? '买到' : '领到'}了${name}，你也来`,
    image: drawnCard('campaign', key),
    ...(place && { place: { url: link, page: pageUrl(place.name, place.params) } }),
  }
}

interface ReceiptPageProps {
  route: RouteName
  receiptId: string | undefined
  /** The page of its campaign, or of all of them. */
  from: RouteName
}

/** What was really received, and the next step. */
export function ReceiptPage({ route, receiptId, from }: ReceiptPageProps) {
  const [campaign = '/subjectPage'] = urlsOf(routeNamed(from))
  const { data, error, loading, reload } = useRead('/tp5/api/Campaign/receiveDetail', {
    ...(receiptId && { receipt_id: receiptId }),
    ...(!receiptId && from !== 'subjectPage' && { route: campaign }),
  })
  useEffect(() => {
    if (data) shareAs(cardOf(data))
  }, [data])
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
