/** 'refused': the album may not be written to until the person says so in the settings. */
export type Saved = 'saved' | 'refused' | 'cancelled' | 'failed'
