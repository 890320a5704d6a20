import type { AfterSale } from '@/parts/after-sale/afterSale'
import { eventsOf } from '@/parts/after-sale/events'
import { AllowCard } from '@/parts/message/AllowCard'
import { Card } from '@/ui/card/Card'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Steps } from '@/ui/steps/Steps'
import { Timeline } from '@/ui/timeline/Timeline'
import { ActionBar } from './ActionBar'
import { Conversation } from './Conversation'
import { Head } from './Head'
import { Parcels } from './Parcels'
import { Questions } from './Questions'
import { inVain, stepsOf } from './stateWords'
import { useActions } from './useActions'
import { WhatAbout } from './WhatAbout'

interface OneAfterSaleProps {
  afterSale: AfterSale
  onChanged: () => Promise<void>
}

/** All there is to say about one, what is to be done now first. */
export function OneAfterSale({ afterSale, onChanged }: OneAfterSaleProps) {
  const actions = useActions(afterSale, onChanged)
  return (
    <Screen route="lookAfter" action={<ActionBar afterSale={afterSale} onAsk={actions.ask} />}>
      <Stack inset>
        <Head afterSale={afterSale} />
        {!inVain.includes(afterSale.state) && (
          <Card>
            <Steps steps={stepsOf(afterSale)} />
          </Card>
        )}
        {afterSale.actions.length > 0 && (
          <AllowCard templates={['afterSale']} text="售后有了进展，用微信告诉您" />
        )}
        <Parcels afterSale={afterSale} />
        <WhatAbout afterSale={afterSale} />
        <Conversation afterSale={afterSale} />
        <Card>
          <Timeline events={eventsOf(afterSale)} />
        </Card>
      </Stack>
      <Questions afterSale={afterSale} actions={actions} />
    </Screen>
  )
}
