import { refuseRisky } from '@server/areas/auth/auth'
import type { Outside } from '@server/call/handler'

type Asking = Pick<Outside, 'db' | 'config' | 'providers'> & { user: { userId: string } }

/** Only people of the house read it, and they read all of it: what is in doubt goes to them as it is. */
export async function checkWords(context: Asking, text: string | undefined): Promise<void> {
  const { userId } = context.user
  if (text) await refuseRisky(context, { userId, scene: 'comment', text })
}
