-- Sums in these currencies were kept without decimals, those of `Intl`; ISO 4217 has two or three. A merchant whose members, payments or draws have
-- such sums already goes on as it began, also if nothing has moved in its ledger yet.
INSERT INTO "assets" ("merchant", "use", "asset")
SELECT DISTINCT ON ("merchant") "merchant", 'money', "code" || '/0'
FROM (
	SELECT "merchant", left("currency", 3) AS "code" FROM "members"
	UNION SELECT "merchant", left("currency", 3) FROM "payments"
	UNION SELECT "merchant", left("rules" ->> 'currency', 3) FROM "lottery_draws"
) AS "begun"
WHERE "code" IN ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IRR', 'IQD', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SOS', 'SYP', 'YER')
ON CONFLICT DO NOTHING;
