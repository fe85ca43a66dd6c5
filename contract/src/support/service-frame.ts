/** The document in which a customer-service script runs apart from the product. No schemas here: the web reads it at run time. */
export const SERVICE_FRAME_PATH = '/m/service-frame'
