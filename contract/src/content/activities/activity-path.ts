/** The page of an activity. No schemas here: the web reads it at run time. */
export const activityPath = (id: string): string => `/m/activity?id=${id}`
