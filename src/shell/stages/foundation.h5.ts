/** What every page stands on; it is there before the app draws the first of them. */
import '@/request/sign'
import '@/routes/url'
import '@/session/appearance'
import '@/session/session'
