/**
 * Where page views of a brand with Google Analytics are sent, as its guide to content security policies lists them
 * (https://developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4").
 */
export const ANALYTICS_ORIGINS = ['https://www.google-analytics.com', 'https://*.google-analytics.com'] as const
