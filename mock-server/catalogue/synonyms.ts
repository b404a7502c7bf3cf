import { plain } from '../texts/plain';

/**
 * What customers say, and what the portal and the cases call it. Each line: one thing and its names, an
 * English one without the ending of its plural.
 */
const NAMES: readonly string[] = [
  'device camera cam gerät kamera lampe appareil caméra dispositivo cámara 设备 摄像头 デバイス カメラ',
  'invoice receipt bill rechnung facture factura fattura 账单 請求書',
  'house home family haus zuhause maison casa',
  'refund refunded back erstattung zurück remboursement reembolso rimborso',
  'cancel cancelled canceled stop stopped renewal cancelling kündigen gekündigt',
  'ended end over expired expire abgelaufen expirado expiré scaduto',
  'charge charged pay payment paid paypal money bezahlen zahlung zahlen paiement pago pagamento',
  'zip postcode postal plz',
  'address adresse dirección indirizzo',
  'login log signin sign password anmelden anmeldung connexion',
  'subscription plan abo tarif abonnement suscripción abbonamento',
  'upgrade downgrade change switch smaller bigger wechseln',
  'coupon voucher giftcard gift card redeem gutschein geschenkkarte einlösen',
  'sale promotion discount special aktion angebot promoción promozione',
  'apple iphone store wallet',
  'maximum max limit full many',
  'locked lock stuck grey greyed',
  'offline connection internet network netzwerk',
  'logged kicked signed session',
  'tax vat mehrwertsteuer',
  'free trial kostenlos gratis',
];

const thingOf = new Map(
  NAMES.flatMap((line) => {
    const names = plain(line).split(' ');
    return names.map((name) => [name, names[0] ?? name] as const);
  }),
);

/** One word for all that mean the same thing. */
export const thing = (word: string): string => thingOf.get(word) ?? word;
